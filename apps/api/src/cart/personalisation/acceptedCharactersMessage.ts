/** Message for a text on a gift or card with characters that are not accepted (specification 1, section 5). */
export const acceptedCharactersMessage = 'Accepted characters: letters, digits, space and - _ @ ( ) ! / &.'
