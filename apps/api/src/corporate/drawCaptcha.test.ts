import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createIdGenerator } from '../createIdGenerator.ts'
import { captchaSize, drawCaptcha } from './drawCaptcha.ts'
import { getCaptchaGlyph } from './getCaptchaGlyph.ts'

it('draws a PNG of the given size, with visible ink, and a different one each time', async () => {
  const [first, second] = await Promise.all([drawCaptcha('K7MX'), drawCaptcha('K7MX')])
  expect(first.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([captchaSize.width, captchaSize.height])
  expect(first.equals(second)).toBe(false)
  const pixels = await sharp(first).greyscale().raw().toBuffer()
  const inked = pixels.filter((shade) => shade < 150).length / pixels.length
  expect(inked).toBeGreaterThan(0.04)
  expect(inked).toBeLessThan(0.3)
})

it('the PNG contains no readable text data', async () => {
  const picture = await drawCaptcha('K7MX')
  expect(picture.toString('latin1')).not.toContain('K7MX')
})

it('a captcha has four distinct letters or digits, and there is a glyph for every possible one', () => {
  const { captcha } = createIdGenerator()
  for (let tried = 0; tried < 500; tried++) {
    const signs = [...captcha()]
    expect(new Set(signs).size).toBe(4)
    for (const sign of signs) expect(getCaptchaGlyph(sign)).not.toEqual([])
  }
})
