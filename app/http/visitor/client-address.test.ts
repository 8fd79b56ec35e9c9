import { expect, test } from "vitest"
import { clientAddress, requireAddress } from "./client-address"

const addresses: [string, string | null][] = [
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["192.0.2.300", null],
  ["2001:db8:1", null],
  ["1:2:3:4:5:6:7:8:9", null],
  ["1::2::3", null],
  ["unknown", null],
  ["", null],
]
test.each(addresses)("the network of %s is %s", (address, network) => {
  const request = new Request("http://localhost/", { headers: { "CF-Connecting-IP": address } })
  expect(clientAddress(request)).toBe(network)
})

test("headers that any client can set are ignored", () => {
  const request = new Request("http://localhost/", { headers: { "X-Forwarded-For": "192.0.2.7", "X-Real-IP": "::1" } })
  expect(clientAddress(request)).toBeNull()
})

test("without a trustworthy address, sign-in is refused instead of sharing one counter", () => {
  expect(() => requireAddress({ address: null })).toThrow(expect.objectContaining({ code: "unavailable" }))
  expect(requireAddress({ address: "192.0.2.7" })).toBe("192.0.2.7")
})
