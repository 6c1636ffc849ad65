import { subscribe } from '@northlight/contract/enquiries'
import * as admission from '@northlight/contract/enquiries/admission'
import * as chatbot from '@northlight/contract/enquiries/chatbot'
import * as comment from '@northlight/contract/enquiries/comment'
import * as contact from '@northlight/contract/enquiries/contact'
import * as job from '@northlight/contract/enquiries/job-application'
import * as leads from '@northlight/contract/enquiries/leads'
import * as vrddhi from '@northlight/contract/enquiries/vrddhi'
import { subscriberCounts } from '@northlight/contract/office/subscriber-counts'
import { implement } from '../kernel/implement.ts'
import { countSubscribers } from './count-subscribers.ts'
import { applyForPuc, applyForSchool } from './forms/admission.ts'
import { beginChat, continueChat } from './forms/chatbot.ts'
import { writeComment } from './forms/comment.ts'
import { sendContactForm } from './forms/contact.ts'
import { applyForJob } from './forms/job-application.ts'
import { answerCampaign, askAboutTwoYears, askForCallback } from './forms/leads.ts'
import { subscribeToNewsletter } from './forms/subscribe.ts'
import { askForSyllabus } from './forms/vrddhi.ts'
import { toAdmission, toComment, toContact, toJobApplication } from './views.ts'

export const enquiryRoutes = [
  implement(subscribe, (ctx, { input }) => subscribeToNewsletter(ctx, input)),

  implement(subscriberCounts, async (ctx) => ({
    message: 'Subscribers in numbers.',
    ...(await countSubscribers(ctx)),
  })),

  implement(contact.contact, async (ctx, { input }) => ({
    message: 'Enquiry created successfully.',
    contactForm: toContact(await sendContactForm(ctx, input)),
  })),

  implement(leads.askAboutTwoYears, async (ctx, { input }) => ({
    message: 'Enquiry created successfully.',
    scholarForm: await askAboutTwoYears(ctx, input),
  })),

  implement(vrddhi.askForSyllabus, async (ctx, { input }) => {
    const vrddhiForm = await askForSyllabus(ctx, input)
    const file_link = `${ctx.services.apiUrl}/storage/syllabus/${vrddhiForm.class}_${vrddhiForm.syllabus}.zip`
    return { message: 'Vrddhi created successfully.', vrddhiForm, file_link }
  }),

  implement(job.applyForJob, async (ctx, { params, input }) => ({
    message: 'Job Enquiry created successfully.',
    job_enquiry: toJobApplication(ctx, await applyForJob(ctx, params.job_id, input)),
  })),

  implement(comment.writeComment, async (ctx, { params, input }) => ({
    message: 'Comment created successfully.',
    comment: toComment(await writeComment(ctx, params.blog_id, input)),
  })),

  implement(leads.answerCampaign, async (ctx, { params, input }) => ({
    message: 'Campaign Enquiry created successfully.',
    enquiry: await answerCampaign(ctx, params.campaign_id, input),
  })),

  implement(leads.requestCallback, async (ctx, { params, input }) => ({
    message: 'Course Request created successfully.',
    courseRequestForm: await askForCallback(ctx, { course: params.course_slug, branch: params.branch_slug }, input),
  })),

  implement(chatbot.createChatbotRequest, async (ctx, { input }) => ({
    message: 'Chatbot request created successfully.',
    courseRequestForm: await beginChat(ctx, input),
  })),

  implement(chatbot.updateChatbotRequest, async (ctx, { params, input }) => ({
    message: 'Chatbot request updated successfully.',
    chatbotForm: await continueChat(ctx, params.lead_id, input),
  })),

  implement(admission.applyForPuc, async (ctx, { input }) => ({
    message: 'Admission created successfully.',
    admissionForm: toAdmission(await applyForPuc(ctx, input)),
  })),

  implement(admission.applyForSchool, async (ctx, { input }) => ({
    message: 'Admission created successfully.',
    admissionForm: toAdmission(await applyForSchool(ctx, input)),
  })),
]
