// First draft by machine: no native speaker has reviewed it yet.
import { type PhotoError, photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import type { Messages } from './Messages.ts'

const kinds: Readonly<Record<string, string>> = {
  mug: 'মগ',
  cushion: 'কুশন',
  frame: 'ফ্রেম',
  cake: 'কেক',
}

/**
 * Returns the translated name of a kind of gift. A name that the catalogue has already translated stays; any other
 * becomes the word for gift.
 */
const kindOf = (kind: string) => kinds[kind] ?? (/[a-z]/i.test(kind) ? 'উপহার' : kind)

const photoFaults: Readonly<Record<PhotoError, string>> = {
  large: `ফাইলটি ${photoLimits.shownMb}MB-এর চেয়ে ছোট হতে হবে`,
  small: `ফাইলটি ${photoLimits.shownKb}KB-এর চেয়ে বড় হতে হবে`,
  type: 'শুধু png, jpg, jpeg ফাইল চলে',
  heic: 'এটি HEIC ছবি। শুধু png, jpg, jpeg ফাইল চলে',
  broken: 'ছবিটি পড়া যায়নি। অনুগ্রহ করে অন্য একটি বেছে নিন।',
}

/** Bengali messages of the customiser. */
export const bn: Messages = {
  page: 'আপনার উপহার ডিজাইন করুন',
  title: (kind) => `আপনার ${kindOf(kind)} ডিজাইন করুন`,
  picture: (kind, { name, photo }) => {
    const parts = [...(name ? [`“${name}”`] : []), ...(photo ? ['আপনার ছবি'] : [])]
    return parts.length === 0
      ? `আপনার ${kindOf(kind)}, এখনও খালি`
      : `আপনার ${kindOf(kind)}, যাতে আছে ${parts.join(' ও ')}`
  },
  stage: 'আপনার উপহারের ছবি',
  stageHelp:
    'ছবি টেনে সরান, চিমটি বা স্ক্রোল করে ছোট-বড় করুন। কিবোর্ডে: তির দিয়ে সরান, প্লাস ও মাইনাস দিয়ে মাপ, চৌকো বন্ধনী দিয়ে ঘোরান।',
  parts: 'ডিজাইনের অংশ',
  nameTab: 'নাম',
  photoTab: 'ছবি',
  name: 'নাম বা কয়েকটি শব্দ',
  count: (used, limit) => `${used} / ${limit}`,
  refused: 'শুধু অক্ষর, সংখ্যা, ফাঁকা জায়গা ও - _ @ ( ) ! / &; অন্য চিহ্ন বাদ দেওয়া হয়েছে',
  full: 'এর বেশি অক্ষর ধরে না',
  font: 'ফন্ট',
  fonts: { classic: 'ক্লাসিক', modern: 'মডার্ন', script: 'হাতে লেখা', bold: 'মোটা' },
  colour: 'রঙ',
  colours: {
    rose: 'গোলাপি',
    ink: 'কালি',
    leaf: 'পাতা সবুজ',
    sky: 'আকাশি',
    amber: 'অ্যাম্বার',
    plum: 'জামরঙা',
  },
  choosePhoto: 'ছবি বেছে নিন',
  otherPhoto: 'অন্য ছবি',
  removePhoto: 'ছবি সরান',
  photoHint: `সর্বোচ্চ ${photoLimits.shownMb}MB। শুধু PNG, JPG, JPEG`,
  photoPlace: 'এখানে আপনার ছবি',
  photoReading: 'ছবি পড়া হচ্ছে',
  photoPlaced: 'আপনার ছবি উপহারে বসেছে',
  photoRemoved: 'আপনার ছবি সরানো হয়েছে',
  photoSmall: 'ছবিটি ছোট, ছাপলে ঝাপসা দেখাতে পারে',
  photoFault: (fault) => photoFaults[fault],
  tools: 'ছবির জায়গা ঠিক করুন',
  left: 'ছবি বাঁ দিকে সরান',
  right: 'ছবি ডান দিকে সরান',
  up: 'ছবি উপরে সরান',
  down: 'ছবি নীচে সরান',
  larger: 'ছবি বড় করুন',
  smaller: 'ছবি ছোট করুন',
  turnLeft: 'ছবি বাঁ দিকে ঘোরান',
  turnRight: 'ছবি ডান দিকে ঘোরান',
  placed: (percent, degrees) => `ছবির মাপ ${percent} শতাংশ${degrees === 0 ? '' : `, ${degrees} ডিগ্রি ঘোরানো`}`,
  undo: 'ফেরান',
  undone: 'শেষ বদলটি ফেরানো হয়েছে',
  cancel: 'থাক',
  done: 'এই ডিজাইন নিন',
  nothingYet: 'আগে নাম লিখুন বা ছবি বেছে নিন',
  drawing: 'আপনার ডিজাইন তৈরি হচ্ছে…',
  failed: 'আমরা ছবিটি তৈরি করতে পারিনি। অনুগ্রহ করে আবার চেষ্টা করুন।',
  alone: 'যে উপহারে নাম বা ছবি বসানো যায়, সেখান থেকে এই পৃষ্ঠা খুলুন।',
  chosen: (kind, { name, photo }) =>
    [name === '' ? '' : `“${name}”`, photo ? 'আপনার ছবি সহ' : ''].filter(Boolean).join(' ') ||
    `আপনার ${kindOf(kind)}`,
}
