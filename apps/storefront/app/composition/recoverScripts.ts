import { reload } from './navigation.ts'

/**
 * A script that could not be loaded stays missing in this document: browsers keep the failure. So the first failure
 * is told like any other, and the page is loaded anew when the network is back, or when the wish comes again.
 */
export function recoverScripts(): void {
  let isMissing = false
  window.addEventListener('vite:preloadError', () => {
    if (isMissing && navigator.onLine) reload('scriptMissing')
    isMissing = true
  })
  window.addEventListener('online', () => isMissing && reload('scriptMissing'))
}
