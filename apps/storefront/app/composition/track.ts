/** Hands a feature's event to whoever listens on the page; nothing leaves the browser from here. */
export const track = (event: { readonly kind: string }): void => {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent('store:event', { detail: event }))
}
