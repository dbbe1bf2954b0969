/**
 * Opens a channel to the other tabs of this browser (BroadcastChannel), and returns its post function. The channel is
 * closed while its page is in the back/forward cache, because a message would evict the page; the page reloads its
 * state when it is restored.
 */
export function openTabChannel(name: string, hear: (data: unknown) => void): (data: unknown) => void {
  let channel: BroadcastChannel | undefined
  const open = () => {
    channel ??= new BroadcastChannel(name)
    channel.onmessage = ({ data }) => hear(data)
  }
  open()
  window.addEventListener('pagehide', () => {
    channel?.close()
    channel = undefined
  })
  window.addEventListener('pageshow', open)
  return (data) => channel?.postMessage(data)
}
