import { describe, expect, it } from 'vitest'
import { isContactPageGenerated } from '../../ShopInfo.ts'
import { createContactPage } from './createContactPage.ts'

describe('the contact page', () => {
  it('shows the contacts of the shop, each as a link that works on a phone', () => {
    const { sections } = createContactPage({
      telephone: { number: '+91 80 4000 0000', hours: '9 am to 8 pm' },
      whatsApp: { number: '+91 90000 00000' },
      email: 'hello@petal-lane.example',
      address: '1 Example Road, Pune 411001',
    })
    const [first, second] = sections
    const links = (first?.blocks ?? []).flatMap((block) => (block.kind === 'links' ? block.links : []))
    expect(links.map(({ href, note }) => [href, note]).slice(1)).toEqual([
      ['tel:+918040000000', '9 am to 8 pm'],
      ['https://wa.me/919000000000', undefined],
      ['mailto:hello@petal-lane.example', undefined],
    ])
    expect(second?.blocks).toEqual([{ kind: 'text', text: '1 Example Road, Pune 411001' }])
  })

  it('omits contacts that the shop does not provide', () => {
    const { sections } = createContactPage({ email: 'hello@petal-lane.example' })
    expect(JSON.stringify(sections)).not.toMatch(/tel:|wa\.me|undefined/)
    expect(sections).toHaveLength(1)
  })

  it('is generated for a shop with contacts that has no contact page', () => {
    const own = [{ path: '/contact-us', text: 'Contact' }]
    const email = 'hello@petal-lane.example'
    expect(isContactPageGenerated({ contacts: { email }, pages: [] })).toBe(true)
    expect(isContactPageGenerated({ contacts: { email }, pages: own })).toBe(false)
    expect(isContactPageGenerated({ contacts: { email: undefined }, pages: [] })).toBe(false)
  })
})
