import type { AddOnGroup, AddOnsQuery, CatalogueClient } from '@store/api-client/contract/catalogue'
import type { Result } from '@store/api-client/contract/problem'

/** Loads the available add-ons, once for each location and day; a failed request is retried on the next call. */
export function createAddOnLoader(client: Pick<CatalogueClient, 'addOns'>) {
  let requested: { readonly key: string; readonly answer: Promise<Result<readonly AddOnGroup[]>> } | undefined
  return (question: AddOnsQuery): Promise<Result<readonly AddOnGroup[]>> => {
    const key = JSON.stringify(question)
    if (requested?.key === key) return requested.answer
    const answer = client.addOns(question).then((outcome) => {
      if (!outcome.ok && requested?.answer === answer) requested = undefined
      return outcome
    })
    requested = { key, answer }
    return answer
  }
}
