/** When a page has been open this long the chat's script is asked for (specification 2, section 9), in ms. */
const chatAfterMs = 3_000

/** Loads the script of a chat when the page has been open for 3 s; one that cannot be loaded is done without. */
export function loadChatScript(address: string): void {
  setTimeout(
    () => {
      const script = document.createElement('script')
      script.src = address
      script.async = true
      document.head.append(script)
    },
    Math.max(0, chatAfterMs - performance.now()),
  )
}
