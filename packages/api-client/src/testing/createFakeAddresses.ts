import type { AddressesClient, NewAddress, SavedAddress } from '../contract/addresses/index.ts'
import type { ApiError, Result } from '../contract/problem/index.ts'
import { isSameAddress } from '../contract/rules/isSameAddress.ts'
import { maxAddresses } from '../contract/rules/maxAddresses.ts'
import { validateReceiver } from '../contract/rules/validateReceiver.ts'

/** A shop's address books in memory. */
export interface FakeAddresses {
  readonly client: AddressesClient
  /** Sets the current user; `undefined` is a guest. @default user 1 */
  readonly signIn: (uid: number | undefined) => void
  /** Makes the next call fail before anything has changed. */
  readonly failOnce: (failure: ApiError) => void
}

type Book = readonly SavedAddress[]

/** Creates address books that behave as the real ones do; `addressesSuite` checks both. */
export function createFakeAddresses(): FakeAddresses {
  const books = new Map<number, Book>()
  let uid: number | undefined = 1
  let lastId = 0
  let fault: ApiError | undefined

  const change = async (apply: (book: Book) => Result<Book>): Promise<Result<Book>> => {
    const failure = fault ?? (uid === undefined ? loginRequired : undefined)
    fault = undefined
    if (failure || uid === undefined) return { ok: false, failure: failure ?? loginRequired }
    const answer = apply(books.get(uid) ?? [])
    if (answer.ok) books.set(uid, answer.value)
    return answer
  }
  const keep = (id: number, address: NewAddress, others: Book): Result<Book> => ({
    ok: true,
    value: [{ id, ...address, zone: address.receiver.city }, ...others],
  })

  return {
    client: {
      list: () => change((book) => ({ ok: true, value: book })),
      add: (address) =>
        change((book) => {
          const fault = validateAddress(address)
          if (fault) return { ok: false, failure: fault }
          const duplicate = book.find(({ receiver }) => isSameAddress(receiver, address.receiver))
          if (!duplicate && book.length >= maxAddresses) return { ok: false, failure: full }
          lastId += 1
          return keep(duplicate?.id ?? lastId, address, without(book, duplicate?.id))
        }),
      change: ({ id, ...address }) =>
        change((book) => {
          const fault = validateAddress(address)
          if (fault) return { ok: false, failure: fault }
          if (!book.some((one) => one.id === id)) return { ok: false, failure: notFound }
          const others = without(book, id).filter(
            ({ receiver }) => !isSameAddress(receiver, address.receiver),
          )
          return keep(id, address, others)
        }),
      remove: ({ id }) => change((book) => ({ ok: true, value: without(book, id) })),
    },
    signIn: (next) => {
      uid = next
    },
    failOnce: (failure) => {
      fault = failure
    },
  }
}

const without = (book: Book, id: number | undefined): Book => book.filter((one) => one.id !== id)

function validateAddress({ receiver, alternate }: NewAddress): ApiError | undefined {
  const [field] = Object.keys(validateReceiver(receiver, alternate))
  return field === undefined ? undefined : invalid(field)
}

const refusal = (status: number, code: string, message: string, field?: string): ApiError => ({
  kind: 'refused',
  ...{ status, code, message, field },
})
const invalid = (field: string) => refusal(400, 'invalid', 'This field is required', field)
const full = refusal(422, 'too_many', `You can keep ${maxAddresses} addresses. Please remove one first.`)
const notFound = refusal(404, 'not_found', 'Something went wrong, Please try again...')
const loginRequired = refusal(401, 'login_required', 'Please enter your email')
