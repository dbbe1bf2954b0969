/** English messages around the content of every article. */
export const articleMessages = {
  home: 'Home',
  breadcrumb: 'You are here',
  changed: (day: string) => `Last changed on ${day}`,
  contact: {
    title: 'Contact us',
    lead: 'Questions about an order or a gift? Here is how to reach us.',
    findOrder: 'Find your order',
    findOrderNote: 'Where it is, and what can still be changed.',
    call: (number: string) => `Call ${number}`,
    whatsApp: 'Chat on WhatsApp',
    write: (email: string) => `Write to ${email}`,
    address: 'Address',
  },
}
