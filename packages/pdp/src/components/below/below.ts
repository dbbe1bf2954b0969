export { Details } from './Details.tsx'
export { Enquiry } from './Enquiry.tsx'
export { EnquiryBar } from './EnquiryBar.tsx'
export { More } from './More.tsx'
