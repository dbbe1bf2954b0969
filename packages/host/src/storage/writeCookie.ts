/** Writes a cookie of the host with a lifetime in seconds; an empty value deletes it. Browser only. */
export function writeCookie(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${value ? seconds : 0}; samesite=lax`
}
