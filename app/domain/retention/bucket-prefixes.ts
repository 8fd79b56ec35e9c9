interface BucketRetention {
  kept: string
  /** Deleted together with the owning account. */
  withAccount: boolean
  /** Daily tasks that delete objects. */
  tasks: string[]
  /** Uploaded by the deployment; contains no user data. */
  ofOperator?: true
}

/** All key prefixes in the bucket. Keys outside of them are rejected. */
export const prefixes: Record<string, BucketRetention> = {
  "users/": {
    kept: "with the account; archives and uploads as their rows",
    withAccount: true,
    tasks: ["purge.archives", "purge.uploads"],
  },
  "templates/": { kept: "until the operator removes them", withAccount: false, tasks: [], ofOperator: true },
  "media/": { kept: "while an article or a site shows it", withAccount: false, tasks: ["purge.media"] },
}

/** True if a retention rule covers this key. */
export const hasRetention = (key: string) => Object.keys(prefixes).some((prefix) => key.startsWith(prefix))
