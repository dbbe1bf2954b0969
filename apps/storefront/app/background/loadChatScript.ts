/** Delay after the page load until the chat script is loaded (specification 2, section 9), in ms. */
const chatAfterMs = 3_000

/** Loads a chat script 3 s after the page was opened; ignores a failure. */
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
