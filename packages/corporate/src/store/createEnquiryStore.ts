import type { SubmitEnquiryRequest } from '@store/api-client/contract/corporate'
import type { ApiError } from '@store/api-client/contract/problem'
import { enquiryFields } from '@store/api-client/contract/rules/enquiryFields'
import { validateRecipient } from '@store/api-client/contract/rules/validateRecipient'
import { createStore } from 'zustand/vanilla'
import { createCaptchaLoader } from './createCaptchaLoader.ts'
import type { SubmitAttempt } from './EnquiryDraft.ts'
import type { EnquiryFieldError, EnquiryState, RecipientList } from './EnquiryState.ts'
import type { EnquiryInput, EnquiryStore, EnquiryStoreOptions } from './EnquiryStore.ts'
import { emptyEnquiryValues } from './EnquiryValues.ts'
import { parseProductUrlParam } from './parseProductUrlParam.ts'

const noList: RecipientList = { rows: [], faulty: 0, isChecked: true }

/** Creates the store of one enquiry. */
export function createEnquiryStore({ initial, ports }: EnquiryStoreOptions): EnquiryStore {
  const { client, draft, track } = ports
  const store = createStore<EnquiryState>(() => ({
    isOpen: false,
    values: emptyEnquiryValues,
    captcha: { kind: 'none' },
    list: noList,
    submission: { kind: 'editing' },
    link: { kind: 'none' },
  }))
  const captchas = createCaptchaLoader(ports, (captcha) => store.setState({ captcha }))
  let isResumed = false
  let tried: SubmitAttempt | undefined

  const keep = () => {
    const { values, list, submission } = store.getState()
    if (submission.kind !== 'sent') draft.write({ values, recipients: list.rows, tried })
  }

  // The stored draft exists only in the browser, so it is read when the form opens and not during rendering.
  const resume = () => {
    if (isResumed) return
    isResumed = true
    const stored = draft.read()
    tried = stored.tried
    const { values } = store.getState()
    const came = values.productUrl === '' ? {} : { productUrl: values.productUrl }
    const { recipients: rows } = stored
    store.setState({
      values: { ...values, ...stored.values, ...came },
      list: rows.length === 0 ? noList : { rows, faulty: rows.filter(isFaulty).length, isChecked: false },
    })
  }

  const renewCaptcha = () => void captchas.renew()

  const refused = (failure: ApiError): EnquiryFieldError | undefined => {
    const field = failure.kind === 'refused' && enquiryFields.find((one) => one === failure.field)
    if (failure.kind !== 'refused' || !field) {
      const words = failure.kind === 'refused' ? failure.message : undefined
      const fault =
        words === undefined
          ? ({ kind: 'unreachable' } as const)
          : { kind: 'refused' as const, message: words }
      store.setState({ submission: { kind: 'failed', fault } })
      return undefined
    }
    store.setState({ submission: { kind: 'editing' } })
    // A captcha is valid for one attempt.
    if (field === 'captcha') renewCaptcha()
    return { field, message: failure.message }
  }

  const submit = async (ready: EnquiryInput) => {
    const { values, captcha, list, submission } = store.getState()
    if (submission.kind === 'sending' || submission.kind === 'sent') return undefined
    if (list.faulty > 0 || !list.isChecked) {
      store.setState({ submission: { kind: 'failed', fault: { kind: 'list', faulty: list.faulty } } })
      return undefined
    }
    if (!ready.isByMail && !captchas.isFresh(captcha)) {
      store.setState({ captcha: { kind: 'expired' }, submission: { kind: 'editing' } })
      return { field: 'captcha', message: '' } as const
    }
    store.setState({ submission: { kind: 'sending' } })
    const { captcha: read, ...said } = { ...ready, productUrl: values.productUrl, recipients: list.rows }
    const saying = JSON.stringify(said)
    // The same values under the same idempotency key are one enquiry, even if a response was lost; other values are
    // another enquiry.
    tried = { key: tried?.said === saying ? tried.key : ports.newKey(), said: saying }
    keep()
    const enquiry: SubmitEnquiryRequest = {
      ...{ ...said, captcha: ready.isByMail ? '' : read, enquiryKey: tried.key },
      productUrl: values.productUrl === '' ? undefined : values.productUrl,
      captchaId: captcha.kind === 'ready' ? captcha.id : undefined,
    }
    const answer = await client.submit(enquiry)
    if (!answer.ok) return refused(answer.failure)
    store.setState({ submission: { kind: 'sent', ...answer.value, email: ready.email } })
    draft.forget()
    track({ kind: 'enquirySent', ...answer.value })
    return undefined
  }

  const open = () => {
    resume()
    store.setState({ isOpen: true })
    const { captcha, submission } = store.getState()
    if (submission.kind !== 'sent' && !captchas.isFresh(captcha) && captcha.kind !== 'busy') renewCaptcha()
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
        const productUrl = parseProductUrlParam(search)
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
        const { submission } = store.getState()
        const blamed = submission.kind === 'failed' && submission.fault.kind === 'list'
        store.setState({ list, ...(blamed ? { submission: { kind: 'editing' } } : {}) })
        keep()
      },
      renewCaptcha,
      submit,
      again: () => {
        tried = undefined
        store.setState({ values: emptyEnquiryValues, list: noList, submission: { kind: 'editing' } })
        renewCaptcha()
      },
      confirm,
    },
  }
}

const isFaulty = (row: RecipientList['rows'][number]) => Object.keys(validateRecipient(row)).length > 0
