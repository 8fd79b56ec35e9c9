/** Whether a blocked sentence prevents copying and downloading. */
export function isHeldBack({ blocked, overridden }: { blocked: number; overridden: boolean }): boolean {
  return blocked > 0 && !overridden
}
