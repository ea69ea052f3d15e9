/** Whether `If-None-Match` names this entity tag, compared weakly: a proxy may have made a strong tag of ours, or a weak one. */
export function isKnown(etag: string | undefined, ifNoneMatch = ''): boolean {
  if (etag === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag.replace(/^W\//, ''))
}
