/**
 * Returns a prop's `@default` tag, as source text, from what react-docgen has written to a component. Storybook shows only
 * defaults in the component's own parameter list.
 */
export function findDefaultTag(component: unknown, prop: string): string | undefined {
  const description = [component, '__docgenInfo', 'props', prop, 'description'].reduce(readProperty)
  return typeof description === 'string' ? /^@default (.+)$/m.exec(description)?.[1]?.trim() : undefined
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const readProperty = (value: unknown, key: unknown): unknown =>
  isObject(value) && typeof key === 'string' ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined
