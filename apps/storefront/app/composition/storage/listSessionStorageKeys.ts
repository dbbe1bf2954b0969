/** Returns the keys of the tab's session storage; none if the storage is blocked. */
export function listSessionStorageKeys(): readonly string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}
