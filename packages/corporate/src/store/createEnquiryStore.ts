import type { SubmitEnquiry } from '@store/api-client/contract/corporate'
import type { ApiFailure } from '@store/api-client/contract/problem'
import { checkRecipient } from '@store/api-client/contract/rules/checkRecipient'
import { enquiryFields } from '@store/api-client/contract/rules/enquiryFields'
import { createStore } from 'zustand/vanilla'
import { createCaptchaKeeper } from './createCaptchaKeeper.ts'
import type { Tried } from './EnquiryDraft.ts'
import type { EnquiryState, FieldRefusal, RecipientList } from './EnquiryState.ts'
import type { EnquiryStore, EnquiryStoreOptions, ReadyEnquiry } from './EnquiryStore.ts'
import { noValues } from './EnquiryValues.ts'
import { readProductUrl } from './readProductUrl.ts'

const noList: RecipientList = { rows: [], faulty: 0, isChecked: true }

/** Makes the store of one enquiry. */
export function createEnquiryStore({ initial, ports }: EnquiryStoreOptions): EnquiryStore {
  const { client, draft, track } = ports
  const store = createStore<EnquiryState>(() => ({
    isOpen: false,
    values: noValues,
    captcha: { kind: 'none' },
    list: noList,
    sending: { kind: 'editing' },
    link: { kind: 'none' },
  }))
  const captchas = createCaptchaKeeper(ports, (captcha) => store.setState({ captcha }))
  let isResumed = false
  let tried: Tried | undefined

  const keep = () => {
    const { values, list, sending } = store.getState()
    if (sending.kind !== 'sent') draft.write({ values, recipients: list.rows, tried })
  }

  // The kept draft lives in the browser: it is read when the form opens, never while the page is rendered.
  const resume = () => {
    if (isResumed) return
    isResumed = true
    const kept = draft.read()
    tried = kept.tried
    const { values } = store.getState()
    const came = values.productUrl === '' ? {} : { productUrl: values.productUrl }
    const { recipients: rows } = kept
    store.setState({
      values: { ...values, ...kept.values, ...came },
      list: rows.length === 0 ? noList : { rows, faulty: rows.filter(isFaulty).length, isChecked: false },
    })
  }

  const renewCaptcha = () => void captchas.renew()

  const refused = (failure: ApiFailure): FieldRefusal | undefined => {
    const field = failure.kind === 'refused' && enquiryFields.find((one) => one === failure.field)
    if (failure.kind !== 'refused' || !field) {
      const words = failure.kind === 'refused' ? failure.message : undefined
      const fault =
        words === undefined
          ? ({ kind: 'unreachable' } as const)
          : { kind: 'refused' as const, message: words }
      store.setState({ sending: { kind: 'failed', fault } })
      return undefined
    }
    store.setState({ sending: { kind: 'editing' } })
    // A picture is good for one try.
    if (field === 'captcha') renewCaptcha()
    return { field, message: failure.message }
  }

  const submit = async (ready: ReadyEnquiry) => {
    const { values, captcha, list, sending } = store.getState()
    if (sending.kind === 'sending' || sending.kind === 'sent') return undefined
    if (list.faulty > 0 || !list.isChecked) {
      store.setState({ sending: { kind: 'failed', fault: { kind: 'list', faulty: list.faulty } } })
      return undefined
    }
    if (!ready.isByMail && !captchas.isFresh(captcha)) {
      store.setState({ captcha: { kind: 'expired' }, sending: { kind: 'editing' } })
      return { field: 'captcha', message: '' } as const
    }
    store.setState({ sending: { kind: 'sending' } })
    const { captcha: read, ...said } = { ...ready, productUrl: values.productUrl, recipients: list.rows }
    const saying = JSON.stringify(said)
    // The same words under the same key are one enquiry, also when an answer was lost; other words are another.
    tried = { key: tried?.said === saying ? tried.key : ports.newKey(), said: saying }
    keep()
    const enquiry: SubmitEnquiry = {
      ...{ ...said, captcha: ready.isByMail ? '' : read, enquiryKey: tried.key },
      productUrl: values.productUrl === '' ? undefined : values.productUrl,
      captchaId: captcha.kind === 'ready' ? captcha.id : undefined,
    }
    const answer = await client.submit(enquiry)
    if (!answer.ok) return refused(answer.failure)
    store.setState({ sending: { kind: 'sent', ...answer.value, email: ready.email } })
    draft.forget()
    track({ kind: 'enquirySent', ...answer.value })
    return undefined
  }

  const open = () => {
    resume()
    store.setState({ isOpen: true })
    const { captcha, sending } = store.getState()
    if (sending.kind !== 'sent' && !captchas.isFresh(captcha) && captcha.kind !== 'busy') renewCaptcha()
    track({ kind: 'enquiryOpened' })
  }

  const confirm = async (token: string) => {
    if (store.getState().link.kind === 'confirming') return
    store.setState({ link: { kind: 'confirming', token } })
    const answer = await client.confirm({ token })
    if (answer.ok) {
      store.setState({ link: { kind: 'confirmed', ...answer.value } })
      track({ kind: 'enquiryConfirmed', ...answer.value })
      return
    }
    const isGone = answer.failure.kind === 'refused' && answer.failure.status === 410
    store.setState({ link: isGone ? { kind: 'gone' } : { kind: 'failed', token } })
  }

  return {
    ...{ getState: store.getState, getInitialState: store.getInitialState, subscribe: store.subscribe },
    gifts: initial.gifts,
    checkPincodes: client.checkPincodes,
    actions: {
      arrive: (search, hash) => {
        const productUrl = readProductUrl(search)
        if (productUrl) store.setState({ values: { ...store.getState().values, productUrl } })
        const [, token] = /^#confirm=([\w-]{10,100})$/.exec(hash) ?? []
        if (token) void confirm(token)
        else if (hash === '#enquiry') open()
      },
      open,
      close: () => store.setState({ isOpen: false }),
      type: (typed) => {
        store.setState({ values: { ...store.getState().values, ...typed } })
        keep()
      },
      takeList: (list) => {
        const { sending } = store.getState()
        const blamed = sending.kind === 'failed' && sending.fault.kind === 'list'
        store.setState({ list, ...(blamed ? { sending: { kind: 'editing' } } : {}) })
        keep()
      },
      renewCaptcha,
      submit,
      again: () => {
        tried = undefined
        store.setState({ values: noValues, list: noList, sending: { kind: 'editing' } })
        renewCaptcha()
      },
      confirm,
    },
  }
}

const isFaulty = (row: RecipientList['rows'][number]) => Object.keys(checkRecipient(row)).length > 0
