/** Downloads a text as a file. */
export function downloadTextFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Some browsers start the download only after the click handler has returned, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
