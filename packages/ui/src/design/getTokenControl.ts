import { parseColour } from './calculateContrast.ts'

/** The Storybook control for a token. */
export type TokenControl =
  /** A colour picker. */
  | { readonly kind: 'colour'; readonly hex: string }
  /** A number with a stepper. */
  | { readonly kind: 'number'; readonly number: number; readonly unit: string; readonly step: number }
  /** A text, such as a shadow, a font family or a fluid size. */
  | { readonly kind: 'text' }

const measure = /^(-?(?:\d+\.?\d*|\.\d+))(px|rem|em|ch|%|ms|s)?$/

const steps: Readonly<Record<string, number>> = { rem: 0.0625, em: 0.05, ms: 10, s: 0.05 }

/** Returns the control that fits a token's value. */
export function getTokenControl(value: string): TokenControl {
  const colour = parseColour(value)
  if (colour) {
    const hex = colour.map((part) => Math.min(part, 255).toString(16).padStart(2, '0')).join('')
    return { kind: 'colour', hex: `#${hex}` }
  }
  const [, number, unit = ''] = measure.exec(value.trim()) ?? []
  if (number === undefined) return { kind: 'text' }
  return { kind: 'number', number: Number(number), unit, step: stepOf(unit, Number(number)) }
}

// A unitless number is a font weight, a z-index, or a factor such as a line height.
const stepOf = (unit: string, number: number) =>
  steps[unit] ?? (unit === '' ? (Math.abs(number) >= 10 ? 10 : 0.05) : 1)
