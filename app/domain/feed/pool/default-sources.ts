import type { FeedSources } from "./feed-sources"

/** Well-known public feeds by industry, read if the operator configures none. */
export const defaultSources: FeedSources = {
  General: [
    "https://feeds.hbr.org/harvardbusiness",
    "https://sloanreview.mit.edu/feed/",
    "https://knowledge.wharton.upenn.edu/feed/",
    "https://www.hrdive.com/feeds/news/",
    "https://nesslabs.com/feed",
  ],
  Technology: [
    "https://stackoverflow.blog/feed/",
    "https://martinfowler.com/feed.atom",
    "https://feed.infoq.com/",
    "https://github.blog/feed/",
    "https://feeds.arstechnica.com/arstechnica/index",
  ],
  Healthcare: [
    "https://www.healthcaredive.com/feeds/news/",
    "https://www.statnews.com/feed/",
    "https://kffhealthnews.org/feed/",
    "https://www.thelancet.com/rssfeed/lancet_current.xml",
  ],
  Finance: [
    "https://www.cfodive.com/feeds/news/",
    "https://www.bankingdive.com/feeds/news/",
    "https://libertystreeteconomics.newyorkfed.org/feed/",
    "https://www.federalreserve.gov/feeds/press_all.xml",
  ],
  Education: [
    "https://www.edutopia.org/rss.xml",
    "https://www.k12dive.com/feeds/news/",
    "https://www.highereddive.com/feeds/news/",
    "https://www.edsurge.com/articles_rss",
    "https://hechingerreport.org/feed/",
  ],
  Marketing: [
    "https://www.marketingdive.com/feeds/news/",
    "https://blog.hubspot.com/marketing/rss.xml",
    "https://contentmarketinginstitute.com/feed/",
    "https://www.nngroup.com/feed/rss/",
    "https://seths.blog/feed/",
  ],
  Sales: [
    "https://blog.hubspot.com/sales/rss.xml",
    "https://www.gong.io/blog/feed/",
    "https://thesalesblog.com/blog/rss.xml",
    "https://www.rainsalestraining.com/blog/rss.xml",
  ],
  Consulting: [
    "https://knowledge.wharton.upenn.edu/feed/",
    "https://fs.blog/feed/",
    "https://www.consultancy.uk/rss",
    "https://www.cfodive.com/feeds/news/",
  ],
  Manufacturing: [
    "https://www.manufacturingdive.com/feeds/news/",
    "https://www.supplychaindive.com/feeds/news/",
    "https://www.lean.org/feed/",
  ],
  Retail: [
    "https://www.retaildive.com/feeds/news/",
    "https://www.modernretail.co/feed/",
    "https://retailwire.com/feed/",
  ],
  "Non-profit": [
    "https://ssir.org/site/rss_2.0",
    "https://nonprofitquarterly.org/feed/",
    "https://blog.candid.org/feed/",
  ],
  Government: [
    "https://gds.blog.gov.uk/feed/",
    "https://www.route-fifty.com/rss/all/",
    "https://www.govexec.com/rss/all/",
    "https://federalnewsnetwork.com/feed/",
  ],
  Media: [
    "https://www.niemanlab.org/feed/",
    "https://www.poynter.org/feed/",
    "https://www.cjr.org/feed",
    "https://digiday.com/feed/",
  ],
  "Real Estate": [
    "https://www.housingwire.com/feed/",
    "https://www.inman.com/feed/",
    "https://propmodo.com/feed/",
    "https://www.multifamilydive.com/feeds/news/",
  ],
  Legal: [
    "https://www.lawnext.com/feed",
    "https://abovethelaw.com/feed/",
    "https://www.scotusblog.com/feed/",
    "https://www.artificiallawyer.com/feed/",
    "https://www.attorneyatwork.com/feed/",
  ],
  Other: ["https://fs.blog/feed/", "https://calnewport.com/feed/", "https://www.atlassian.com/blog/feed"],
}
