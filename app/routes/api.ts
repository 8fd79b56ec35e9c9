import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare"
import { endpoints } from "../api/contract.server"
import { runApi } from "../http/api/run-api.server"

export function loader({ request, context }: LoaderFunctionArgs) {
  return runApi(endpoints, request, context)
}

export function action({ request, context }: ActionFunctionArgs) {
  return runApi(endpoints, request, context)
}
