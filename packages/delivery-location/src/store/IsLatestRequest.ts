/** Whether nothing was asked since: an answer that was overtaken is void. */
export type IsLatestRequest = () => boolean
