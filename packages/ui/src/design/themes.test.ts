import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const declared = (css: string) =>
  new Map(
    [...css.matchAll(/(--store-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )

const marigold = declared(read('../tokens.css').split('@media')[0] ?? '')
const themes = [
  ...read('../../../../.storybook/themes.css').matchAll(/\[data-store-theme="([\w-]+)"\] \{([^}]*)\}/g),
].map(([, name = '', body = '']) => ({ name, tokens: declared(body) }))

it('finds the themes of the toolbar', () => {
  expect(themes.map(({ name }) => name)).toEqual(['dusk', 'winter-sale'])
})

describe.each([{ name: 'marigold', tokens: marigold }, ...themes])('theme $name', ({ tokens }) => {
  const colour = (name: string) =>
    tokens.get(`--store-color-${name}`) ?? marigold.get(`--store-color-${name}`)

  it.each(contrastPairs)(
    '$foreground on $background reaches $minRatio to 1',
    ({ foreground, background, minRatio }) => {
      expect(contrast(colour(foreground) ?? '', colour(background) ?? '')).toBeGreaterThanOrEqual(minRatio)
    },
  )

  it('sets only existing tokens', () => {
    expect([...tokens.keys()].filter((name) => !marigold.has(name))).toEqual([])
  })
})

it('overrides every colour in dusk', () => {
  const colours = [...marigold.keys()].filter((name) => name.startsWith('--store-color-'))
  const dusk = themes.find(({ name }) => name === 'dusk')?.tokens
  expect(colours.filter((name) => !dusk?.has(name))).toEqual([])
})
