import type { Islands } from './platform/islands/hydrate-islands.ts'
import { shellIslands } from './shell/shell-islands.ts'

/** Each island by the name it has in the document. Its file is fetched when it is hydrated. */
export const islands: Islands = {
  ...shellIslands,
  'apply-form': () => import('./features/institute/careers/apply-form.tsx').then((part) => part.ApplyForm.View),
  'callback-form': () => import('./features/courses/course/callback-form.tsx').then((part) => part.CallbackForm.View),
  'campaign-form': () =>
    import('./features/institute/campaigns/campaign-form.tsx').then((part) => part.CampaignForm.View),
  comments: () => import('./features/reading/articles/comments.tsx').then((part) => part.Comments.View),
  'contact-form': () => import('./features/institute/contact/contact-form.tsx').then((part) => part.ContactForm.View),
  'device-ready': () =>
    import('./features/online-tests/catalogue/device-ready.tsx').then((part) => part.DeviceReady.View),
  enquiry: () => import('./features/admission/enquiry/enquiry-page.tsx').then((part) => part.EnquiryPage.View),
  gallery: () => import('./features/institute/gallery/gallery-view.tsx').then((part) => part.GalleryPhotos.View),
  'map-button': () => import('./features/institute/contact/map-button.tsx').then((part) => part.MapButton.View),
  'reserve-form': () => import('./features/reading/events/reserve-form.tsx').then((part) => part.ReserveForm.View),
  'running-test': () => import('./features/online-tests/exam/start/exam-page.tsx').then((part) => part.ExamPage.View),
  'scholar-form': () => import('./features/courses/programmes/scholar-form.tsx').then((part) => part.ScholarForm.View),
  'start-box': () => import('./features/online-tests/catalogue/start-box.tsx').then((part) => part.StartBox.View),
  'test-list': () => import('./features/online-tests/catalogue/test-list.tsx').then((part) => part.TestList.View),
}
