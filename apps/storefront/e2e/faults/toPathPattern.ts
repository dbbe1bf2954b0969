import { brand } from '../../app/brand.ts'

/** Converts a path of the contract, with parameters in braces, to a pattern of its requests. */
export const toPathPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace('{brand}', brand.slug)
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  )
