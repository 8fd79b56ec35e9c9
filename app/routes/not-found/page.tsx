import { data, type MetaFunction } from "@remix-run/cloudflare"
import { product } from "../../domain/kernel/product"
import { NotFound } from "../../ui/feedback/not-found"

export const handle = { scripts: false }

export const meta: MetaFunction = () => [{ title: `404 Page Not Found · ${product.name}` }]

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFound />
}
