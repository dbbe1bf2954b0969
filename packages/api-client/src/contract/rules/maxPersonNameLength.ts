/** Maximum length of a person's name: of a user, a sender, a receiver, a recipient and an enquiry. */
export const maxPersonNameLength = 60
