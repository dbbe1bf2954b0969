import { expect, it } from 'vitest'
import { listExportedComponents } from './listExportedComponents.ts'

it('returns the exported components and nothing else', () => {
  const source = `
    export { Button, type ButtonProps } from './Button/Button.tsx'
    export type { CartMessages } from './messages/CartMessages.ts'
    export { CartProvider } from './react/CartProvider.tsx'
    export { useCart } from './react/useCart.ts'
    export { shareEn } from './SharePanel/shareEn.ts'
    export function EggBadge() {}`
  expect(listExportedComponents('index.ts', source)).toEqual(['Button', 'EggBadge'])
})
