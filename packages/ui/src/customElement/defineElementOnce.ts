/** Defines a custom element unless it is already defined; does nothing on the server. */
export function defineElementOnce(name: string, make: () => CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  customElements.define(name, make())
}
