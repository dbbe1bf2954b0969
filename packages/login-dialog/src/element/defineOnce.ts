/** Defines a custom element, unless a script already has; does nothing on the server. */
export function defineOnce(name: string, make: () => CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  customElements.define(name, make())
}
