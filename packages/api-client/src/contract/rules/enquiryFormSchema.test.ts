import { flatten, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { enquiryFormSchema } from './enquiryFormSchema.ts'

const asha = {
  name: 'Asha Menon',
  mobile: '9876543210',
  email: 'asha@example.com',
  quantity: '120',
  company: 'Juniper & Co',
  captcha: 'K7MQ',
  isByMail: false,
}

const faults = (change: Partial<typeof asha>) => {
  const { issues } = safeParse(enquiryFormSchema, { ...asha, ...change })
  return issues ? flatten<typeof enquiryFormSchema>(issues).nested : {}
}

describe('the enquiry form (specification 2, section 5)', () => {
  it('accepts valid values, normalized', () => {
    const { output } = safeParse(enquiryFormSchema, {
      ...asha,
      name: ' Asha ',
      mobile: ' +91 98765-43210 ',
      quantity: '1,200',
      captcha: 'k7mq ',
    })
    expect(output).toMatchObject({ name: 'Asha', mobile: '9876543210', quantity: '1200', captcha: 'k7mq' })
  })

  it('reports all errors together', () => {
    expect(faults({ name: '', mobile: '', email: '', quantity: '', company: '', captcha: '' })).toEqual({
      name: ['name'],
      mobile: ['mobile'],
      email: ['email'],
      quantity: ['quantity'],
      company: ['company'],
      captcha: ['captcha'],
    })
  })

  it.each(['   ', '12345', '!!!', 'a'.repeat(61)])('rejects the name %j', (name) => {
    expect(faults({ name })).toEqual({ name: ['name'] })
  })

  it.each(['98765', '98765432101', '98765abcde', '0000000000', '+1 9876543210'])(
    'rejects the mobile number %s',
    (mobile) => {
      expect(faults({ mobile })).toEqual({ mobile: ['mobile'] })
    },
  )

  it.each(['asha', 'asha@', 'a@b', 'a@b.c, d@e.fg', 'a@b.in\nbcc: x@y.in'])(
    'rejects the e-mail %j',
    (email) => {
      expect(faults({ email })).toEqual({ email: ['email'] })
    },
  )

  it.each(['', ' ', '0', '000'])('requires a quantity instead of %j', (quantity) => {
    expect(faults({ quantity })).toEqual({ quantity: ['quantity'] })
  })

  it.each(['-3', '1.5', '1e3', 'ten', '٣'])(
    'rejects the quantity %s, which is not a whole number',
    (quantity) => {
      expect(faults({ quantity })).toEqual({ quantity: ['notWhole'] })
    },
  )

  it.each(['100001', '1000000000', '9'.repeat(400)])(
    'rejects the quantity %s, which is too large',
    (quantity) => {
      expect(faults({ quantity })).toEqual({ quantity: ['tooMany'] })
    },
  )

  it('reads texts as one line, and accepts the longest', () => {
    const { output } = safeParse(enquiryFormSchema, { ...asha, name: 'Asha \n\n Menon' })
    expect(output).toMatchObject({ name: 'Asha Menon' })
    expect(faults({ name: 'a'.repeat(60), company: 'a'.repeat(100) })).toEqual({})
  })

  it('accepts the maximum quantity', () => {
    expect(faults({ quantity: '100000' })).toEqual({})
  })

  it('accepts a company name of digits, but rejects one of symbols only', () => {
    expect(faults({ company: '42' })).toEqual({})
    expect(faults({ company: '—' })).toEqual({ company: ['company'] })
  })

  it.each(['K7M', 'K7MQX', 'K7 Q', 'K7M₹'])('rejects the captcha %s', (captcha) => {
    expect(faults({ captcha })).toEqual({ captcha: ['captcha'] })
  })

  it('requires no captcha for an enquiry that is confirmed by e-mail', () => {
    expect(faults({ captcha: '', isByMail: true })).toEqual({})
  })
})
