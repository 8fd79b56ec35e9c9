import "@remix-run/cloudflare"

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true
  }
}
