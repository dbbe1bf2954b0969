import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadTokens } from './loadTokens.ts'
import { printFigmaTokens } from './printFigmaTokens.ts'
import { printContextCss, printTokensCss } from './printTokensCss.ts'

const px = (value: number) => ({ $value: { value, unit: 'px' } })
const black = { $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' } }

async function load(base: object, compact: object = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tokens-'))
  const resolver = {
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'base.json' }] } },
    modifiers: {
      density: { contexts: { normal: [], compact: [{ $ref: 'compact.json' }] }, default: 'normal' },
      motion: { contexts: { full: [], reduced: [] }, default: 'full' },
      contrast: { contexts: { standard: [], more: [] }, default: 'standard' },
    },
    resolutionOrder: ['sets/base', 'modifiers/density', 'modifiers/motion', 'modifiers/contrast'].map(
      (path) => ({ $ref: `#/${path}` }),
    ),
  }
  for (const [name, content] of Object.entries({ resolver, base, compact }))
    await writeFile(join(folder, `${name}.json`), JSON.stringify(content))
  return loadTokens(pathToFileURL(join(folder, 'resolver.json')))
}

describe('the stylesheet', () => {
  it('keeps references between tokens, so that changing one changes both', async () => {
    const tokens = await load({ color: { $type: 'color', ink: black, focus: { $value: '{color.ink}' } } })
    expect(printTokensCss(tokens)).toContain('--store-color-focus: var(--store-color-ink);')
  })

  it('keeps a token reference in a font stack', async () => {
    const font = {
      $type: 'fontFamily',
      script: { $value: ['Script'] },
      body: { $value: ['{font.script}', 'serif'] },
    }
    expect(printTokensCss(await load({ font }))).toContain(
      '--store-font-body: var(--store-font-script), serif;',
    )
  })

  it('scales a fluid size between viewports of 390px and 1280px', async () => {
    const $extensions = { 'store.css': { from: { value: 1, unit: 'rem' } } }
    const gutter = { $type: 'dimension', $value: { value: 3, unit: 'rem' }, $extensions }
    // 1rem at 390px: 0.124rem + 3.596vw = 1.98px + 14.02px; 3rem at 1280px: 1.98px + 46.03px.
    expect(printTokensCss(await load({ gutter }))).toContain('clamp(1rem, 0.124rem + 3.596vw, 3rem)')
  })

  it('the stylesheet of a context, such as compact density, contains only the tokens that it overrides', async () => {
    const tokens = await load(
      { space: { $type: 'dimension', 1: px(4), 2: px(8) } },
      { space: { $type: 'dimension', 2: px(6) } },
    )
    const css = printContextCss(tokens, 'density', 'compact')
    expect(css).toContain('[data-store-density="compact"] {\n  --store-space-2: 6px;\n}')
  })
})

it('rejects a reference to a missing token, and a value of the wrong type', async () => {
  await expect(load({ color: { $type: 'color', focus: { $value: '{color.ink}' } } })).rejects.toThrow(
    'color.ink',
  )
  await expect(load({ gutter: { $type: 'dimension', $value: 'wide' } })).rejects.toThrow('valid-dimension')
})

it('exports lengths to Figma in px, per context and without references', async () => {
  const tokens = await load(
    {
      gutter: { $type: 'dimension', $value: { value: 1.5, unit: 'rem' } },
      wide: { $type: 'dimension', $value: '{gutter}' },
    },
    { gutter: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
  )
  const read = (contexts: Record<string, string>): unknown => JSON.parse(printFigmaTokens(tokens, contexts))
  expect(read({})).toMatchObject({
    gutter: { base: { $type: 'dimension', ...px(24) } },
    wide: { base: px(24) },
  })
  expect(read({ density: 'compact' })).toMatchObject({ gutter: { base: px(16) }, wide: { base: px(16) } })
})
