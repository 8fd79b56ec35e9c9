import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { FeedType } from "./rules"

export const articles = sqliteTable("articles", {
  id: text("id").primaryKey(),
  url: text("url").notNull(),
  urlKey: text("url_key").notNull().unique(),
  titleKey: text("title_key").notNull().unique(),
  type: text("type").$type<FeedType>().notNull(),
  title: text("title").notNull(),
  summary: text("summary").notNull(),
  source: text("source").notNull(),
  host: text("host").notNull(),
  terms: text("terms", { mode: "json" }).$type<string[]>().notNull().default([]),
  origin: text("origin").notNull(),
  imageKey: text("image_key"),
  iconKey: text("icon_key"),
  publishedAt: text("published_at"),
  createdAt: text("created_at").notNull(),
})

export const articleShelves = sqliteTable(
  "article_shelves",
  {
    industry: text("industry").notNull(),
    articleId: text("article_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.industry, t.articleId] })],
)

export const shelfFills = sqliteTable("shelf_fills", {
  industry: text("industry").primaryKey(),
  triedAt: text("tried_at").notNull().default(""),
  filledAt: text("filled_at").notNull().default(""),
  problem: text("problem"),
})

export const feedSources = sqliteTable(
  "feed_sources",
  {
    industry: text("industry").notNull(),
    url: text("url").notNull(),
    etag: text("etag"),
    lastModified: text("last_modified"),
    failures: integer("failures").notNull().default(0),
    notBefore: text("not_before").notNull().default(""),
    checkedAt: text("checked_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.industry, t.url] })],
)

export const siteIcons = sqliteTable("site_icons", {
  host: text("host").primaryKey(),
  iconKey: text("icon_key"),
  checkedAt: text("checked_at").notNull(),
})
