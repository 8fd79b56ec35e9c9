import fc from "fast-check"
import { expect, test } from "vitest"
import { checkAddress } from "./public-address"

const rules = { ownHosts: ["app.example.com"], allowedOrigins: ["http://127.0.0.1:8788"] }

test.each([
  "https://news.example.com/a?b=c#d",
  "http://example.com",
  "https://example.com:443/",
  "http://example.com:80/",
  "http://example.com:443/",
  "https://bücher.example.com/",
  "https://xn--bcher-kva.example.com/",
  "https://www.app.example.com/",
  "https://1and1.com/",
  "http://127.0.0.1:8788/pages/job",
])("%s may be fetched", (address) => {
  expect(checkAddress(address, rules).refusal).toBeNull()
})

test.each([
  ["", "malformed"],
  ["/relative", "malformed"],
  ["https://", "malformed"],
  ["http://256.1.1.1/", "malformed"],
  ["ftp://example.com/", "scheme"],
  ["file:///etc/passwd", "scheme"],
  ["javascript:alert(1)", "scheme"],
  ["data:text/html,hello", "scheme"],
  ["https://user:pass@example.com/", "credentials"],
  ["https://user@example.com/", "credentials"],
  ["https://example.com@127.0.0.1/", "credentials"],
  ["http://user@127.0.0.1:8788/", "credentials"],
  ["https://example.com:8443/", "port"],
  ["http://example.com:22/", "port"],
  ["http://127.0.0.1/", "number"],
  ["http://127.1/", "number"],
  ["http://2130706433/", "number"],
  ["http://0x7f000001/", "number"],
  ["http://0x7f.0.0.1/", "number"],
  ["http://0177.0.0.1/", "number"],
  ["http://１２７.０.０.１/", "number"],
  ["http://127.0.0.1./", "number"],
  ["http://169.254.169.254/latest/meta-data", "number"],
  ["http://8.8.8.8/", "number"],
  ["http://[::1]/", "number"],
  ["http://[::ffff:127.0.0.1]/", "number"],
  ["http://[fd00::1]/", "number"],
  ["http://localhost/", "local"],
  ["http://LOCALHOST/", "local"],
  ["http://intranet/", "local"],
  ["http://a.localhost/", "local"],
  ["http://printer.local/", "local"],
  ["http://metadata.google.internal/", "local"],
  ["http://router.home.arpa/", "local"],
  ["http://example.com./", "local"],
  ["https://app.example.com/api/users/me", "own"],
  ["https://APP.example.com/", "own"],
  ["http://127.0.0.1:8789/", "port"],
])("%s may not: %s", (address, refusal) => {
  expect(checkAddress(address, rules)).toEqual({ url: null, refusal })
})

test("no notation of an IP address passes as a name", () => {
  const part = (n: number, style: number) => [String(n), `0x${n.toString(16)}`, `0${n.toString(8)}`][style] ?? String(n)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(255), fc.nat(2)), { minLength: 1, maxLength: 4 }),
      fc.constantFrom("http", "https"),
      (parts, scheme) => {
        const host = parts.map(([n, style]) => part(n, style)).join(".")
        expect(checkAddress(`${scheme}://${host}/`, rules).url).toBeNull()
      },
    ),
  )
})
