interface BucketRetention {
  kept: string
  /** Gone with the account whose they are, by its deletion. */
  withAccount: boolean
  /** The daily tasks that remove objects. */
  tasks: string[]
}

/** Every prefix of the bucket. The bucket takes no object that stands under none of them. */
export const prefixes: Record<string, BucketRetention> = {
  "users/": { kept: "with the account; archives as their rows", withAccount: true, tasks: ["purge.archives"] },
  "media/": { kept: "while an article or a site shows it", withAccount: false, tasks: ["purge.media"] },
}

/** Whether there is a rule for an object with this key. */
export const hasRetention = (key: string) => Object.keys(prefixes).some((prefix) => key.startsWith(prefix))
