/** Gives a custom element its name, unless a script has done so before; on a server there is nothing to name. */
export function defineOnce(name: string, make: () => CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  customElements.define(name, make())
}
