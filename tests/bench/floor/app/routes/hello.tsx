import { useLoaderData } from "@remix-run/react"

interface Args {
  context: { db?: D1Database }
}

export async function loader({ context }: Args) {
  const row = await context.db?.prepare("select count(*) as users from users where id = ?").bind("nobody").first()
  return { users: Number(row?.users) }
}

export default function Hello() {
  const { users } = useLoaderData<typeof loader>()
  return <h1>Hello, {users}</h1>
}
