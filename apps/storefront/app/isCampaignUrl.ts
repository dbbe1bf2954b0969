/**
 * What the address of a page that is advertised holds; such a page is kept out of search, as its plain twin is found there
 * (specification 2, section 2). The specification does not show the names.
 */
const marketingSections: readonly string[] = ['mkt-campaign', 'mkt-affiliate', 'mkt-mailer']

/** Whether an address is that of an advertised page. */
export const isCampaignUrl = ({ pathname, search }: URL): boolean =>
  marketingSections.some((section) => `${pathname}${search}`.includes(section))
