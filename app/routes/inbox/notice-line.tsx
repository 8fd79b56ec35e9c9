import { Form, Link, useLocation, useNavigation } from "@remix-run/react"

interface Line {
  id: string
  title: string
  body: string
  href: string
  isRead: boolean
  createdAt: string
  absolute: string
  relative: string
}

const titleStyle = "text-left font-serif text-xl hover:underline"

/** One line of the inbox. Opening an unread one marks it read. */
export function NoticeLine({ line }: { line: Line }) {
  const { id, title, body, href, createdAt, absolute, relative } = line
  const { pathname, search } = useLocation()
  const { formData } = useNavigation()
  const formId = `mark-${id}`
  // Optimistically shown as read; the next load corrects it if the request failed.
  const isRead = line.isRead || formData?.get("id") === id
  return (
    <li className="relative border-b border-line py-5 pl-6">
      {!isRead && <span aria-hidden className="absolute top-7 left-0 size-2.5 rounded-full bg-accent" />}
      <h2 className="text-xl">
        {!isRead && <span className="sr-only">Unread: </span>}
        {line.isRead ? (
          <Link to={href} prefetch="intent" className={titleStyle}>
            {title}
          </Link>
        ) : (
          <button type="submit" form={formId} name="intent" value="open" className={titleStyle}>
            {title}
          </button>
        )}
      </h2>
      {body && <p className="mt-1 max-w-prose text-pretty wrap-anywhere">{body}</p>}
      <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <p>
          <time dateTime={createdAt}>{absolute}</time> · {relative}
        </p>
        {!line.isRead && (
          <Form id={formId} method="post" action="/inbox" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="back" value={pathname + search} />
            {!isRead && (
              <button type="submit" name="intent" value="read" className="text-link">
                Mark as read<span className="sr-only">: {title}</span>
              </button>
            )}
          </Form>
        )}
      </div>
    </li>
  )
}
