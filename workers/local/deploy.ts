import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { experimental_readRawConfig } from "wrangler"
import { buildIfChanged } from "./build"
import { addressIn, smoke } from "./smoke"
import { templateFiles, templatesVersion } from "./templates"

/** Secrets that enable a feature. The app runs without any of them. */
const secrets = {
  OPENAI_API_KEY: "a model provider; without it, the built-in writer is used",
  STRIPE_SECRET_KEY: "payments",
  STRIPE_WEBHOOK_SECRET: "payments",
  BRAVE_SEARCH_API_KEY: "web search for the feed",
}

const root = fileURLToPath(new URL("../..", import.meta.url))
const dryRun = process.argv.includes("--dry-run")
// The account's database id does not belong in the repository, so it goes into this copy of wrangler.toml.
const config = join(root, ".wrangler/deploy.json")
const { rawConfig }: { rawConfig: WorkerFile } = experimental_readRawConfig({ config: join(root, "wrangler.toml") })
const [database] = rawConfig.d1_databases

/** The part of `wrangler.toml` that this script reads. The rest is passed on unchanged. */
interface WorkerFile {
  assets: object
  d1_databases: [{ database_name: string; database_id: string; migrations_dir: string }]
  r2_buckets: { bucket_name: string }[]
  queues: { consumers: { queue: string }[] }
}

/** Deploys the checkout to Cloudflare: creates missing resources, migrates the database, deploys the worker. */
async function deploy(): Promise<void> {
  const name = database.database_name
  const id = dryRun ? database.database_id : (findDatabase(name) ?? createDatabase(name))
  const build = await buildIfChanged(root, print)
  writeConfig(build, id ?? "")
  if (!dryRun) {
    for (const { bucket_name } of rawConfig.r2_buckets) create(["r2", "bucket", "create", bucket_name])
    for (const { queue } of rawConfig.queues.consumers) create(["queues", "create", queue])
  }
  if (!dryRun) print(wrangler(["d1", "migrations", "apply", "DB", "--remote", "--config", config]))
  if (!dryRun) await uploadTemplates()
  const deployed = wrangler(["deploy", "--config", config, ...(dryRun ? ["--dry-run"] : [])])
  print(deployed)
  if (dryRun) return
  reportMissingSecrets()
  await runSmokeTest(addressIn(deployed))
}

/** Runs the smoke test against the deployed product. */
async function runSmokeTest(address: string | null): Promise<void> {
  if (!address) return print("Run the smoke test with: npm run smoke -- https://<your host>")
  for (const url of await smoke(address)) print(`ok ${url}`)
}

/** Uploads the resume templates and their fonts to the bucket, unless it already has this version. */
async function uploadTemplates(): Promise<void> {
  const [bucket] = rawConfig.r2_buckets
  const version = join(root, ".wrangler/templates-version")
  const place = `${bucket?.bucket_name}/templates/version`
  const known = run(["r2", "object", "get", place, "--remote", "--pipe"])
  if (known.status === 0 && known.output.trim() === templatesVersion(root)) return
  for (const { key, contentType } of templateFiles(root)) {
    const file = ["--file", join(root, key), "--content-type", contentType]
    wrangler(["r2", "object", "put", `${bucket?.bucket_name}/${key}`, "--remote", ...file])
  }
  writeFileSync(version, templatesVersion(root))
  wrangler(["r2", "object", "put", place, "--remote", "--file", version])
  print("Uploaded the resume templates to the bucket.")
}

function writeConfig(build: string, databaseId: string): void {
  mkdirSync(join(root, ".wrangler"), { recursive: true })
  const own = {
    ...rawConfig,
    main: join(build, "server/index.js"),
    base_dir: join(build, "server"),
    assets: { ...rawConfig.assets, directory: join(build, "client") },
    d1_databases: [{ ...database, database_id: databaseId, migrations_dir: join("..", database.migrations_dir) }],
  }
  writeFileSync(config, JSON.stringify(own, null, 2))
}

const logIn = "Log in first: `npx wrangler login`, or set CLOUDFLARE_API_TOKEN."

function findDatabase(name: string): string | undefined {
  const known: { name: string; uuid: string }[] = JSON.parse(wrangler(["d1", "list", "--json"], logIn))
  return known.find((database) => database.name === name)?.uuid
}

function createDatabase(name: string): string | undefined {
  print(wrangler(["d1", "create", name]))
  return findDatabase(name)
}

/** Creates a resource. An existing one is not an error. */
function create(args: string[]): void {
  const { status, output } = run(args)
  if (status === 0) print(`Created: ${args.join(" ")}`)
  else if (!/already exists|already taken|already own/i.test(output)) throw new Error(output)
}

function reportMissingSecrets(): void {
  const set: { name: string }[] = JSON.parse(wrangler(["secret", "list", "--config", config]))
  const names = new Set(set.map(({ name }) => name))
  for (const [name, what] of Object.entries(secrets)) {
    if (!names.has(name))
      print(`Not set: ${name} (${what}). Set it with: npx wrangler secret put ${name} --name throughline`)
  }
}

function wrangler(args: string[], advice = ""): string {
  const { status, output } = run(args)
  if (status !== 0) throw new Error(`wrangler ${args.join(" ")} failed.\n${output}\n${advice}`)
  return output
}

function run(args: string[]): { status: number | null; output: string } {
  // Without a terminal, wrangler answers yes to its own prompts.
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" }
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/wrangler", args, { cwd: root, env, encoding: "utf8" })
  return { status, output: status === 0 ? stdout : `${stdout}\n${stderr}` }
}

function print(text: string): void {
  console.log(text.trimEnd())
}

deploy().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
