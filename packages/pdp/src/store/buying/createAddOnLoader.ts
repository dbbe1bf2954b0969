import type { AddOnGroup, AddOnsQuery, CatalogueClient } from '@store/api-client/contract/catalogue'
import type { Result } from '@store/api-client/contract/problem'

/** Loads the available add-ons, once for each location and day; a failed request is retried on the next call. */
export function createAddOnLoader(client: Pick<CatalogueClient, 'addOns'>) {
  let asked: { readonly key: string; readonly answer: Promise<Result<readonly AddOnGroup[]>> } | undefined
  return (question: AddOnsQuery): Promise<Result<readonly AddOnGroup[]>> => {
    const key = JSON.stringify(question)
    if (asked?.key === key) return asked.answer
    const answer = client.addOns(question).then((outcome) => {
      if (!outcome.ok && asked?.answer === answer) asked = undefined
      return outcome
    })
    asked = { key, answer }
    return answer
  }
}
