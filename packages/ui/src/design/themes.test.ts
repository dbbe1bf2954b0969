import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calculateContrast } from './calculateContrast.ts'
import { contrastPairs } from './contrastPairs.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const declared = (css: string) =>
  new Map(
    [...css.matchAll(/(--store-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )

const marigold = declared(read('../tokens.css').split('@media')[0] ?? '')
const themesIn = (file: string) =>
  [...read(file).matchAll(/\[data-store-theme(?:="([\w-]+)")?\]\)*\s\{([^}]*)\}/g)].map(
    ([, name = '', body = '']) => ({ name, tokens: declared(body) }),
  )
const [followed, dark] = themesIn('../dark.css')
const themes = [...themesIn('../dark.css').slice(1), ...themesIn('../winter-sale.css')]

it('finds the themes of the package', () => {
  expect(themes.map(({ name }) => name)).toEqual(['dark', 'winter-sale'])
})

it('has the same dark theme for a dark device and for an explicit choice', () => {
  expect(followed?.tokens.size).toBeGreaterThan(20)
  expect(followed?.tokens).toEqual(dark?.tokens)
})

describe.each([{ name: 'marigold', tokens: marigold }, ...themes])('theme $name', ({ tokens }) => {
  const colour = (name: string) =>
    tokens.get(`--store-color-${name}`) ?? marigold.get(`--store-color-${name}`)

  it.each(contrastPairs)(
    '$foreground on $background reaches $minRatio to 1',
    ({ foreground, background, minRatio }) => {
      expect(calculateContrast(colour(foreground) ?? '', colour(background) ?? '')).toBeGreaterThanOrEqual(
        minRatio,
      )
    },
  )

  it('sets only existing tokens', () => {
    expect([...tokens.keys()].filter((name) => !marigold.has(name))).toEqual([])
  })
})

it('overrides every colour in the dark theme', () => {
  const colours = [...marigold.keys()].filter((name) => name.startsWith('--store-color-'))
  expect(colours.filter((name) => !dark?.tokens.has(name))).toEqual([])
})
