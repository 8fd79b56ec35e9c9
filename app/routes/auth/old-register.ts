import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"

export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/auth/register${new URL(request.url).search}`, 301)
}
