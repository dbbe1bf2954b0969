import { expect, it } from 'vitest'
import { findPreloadedFonts } from './readAssets.ts'

it('preloads the fonts that block text, except those of scripts that most devices support', () => {
  const css =
    '@font-face{font-family:Fraunces;src:url(/assets/fraunces.woff2)format("woff2");font-display:block}' +
    '@font-face{font-family:Local;src:local("Georgia")}' +
    '@font-face{font-family:Script;src:local("Nirmala UI"),url(/assets/hi/noto.woff2);font-display:swap}' +
    'p{background:url(/assets/other.woff2)}'
  expect(findPreloadedFonts(css)).toEqual(['/assets/fraunces.woff2'])
})
