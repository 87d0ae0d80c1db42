import { ApiError, type DielinesApi } from '../../api/index.ts';
import type { AnswerKind, AnswerQuestion } from '../answers/same-question.ts';
import type { LiveRequest } from './requests.ts';

/** An answer as it came, or a refusal that says something of the request, with its status. */
export const answerOf = async (service: DielinesApi, request: LiveRequest) => {
  try {
    return { status: 200, body: await send(service, request) };
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 404)) throw error;
    return { status: error.status, body: error.remote ? error.remote.body : error.body };
  }
};

const send = (service: DielinesApi, request: LiveRequest): Promise<unknown> => {
  switch (request.ask) {
    case 'groups':
      return service.listTemplateGroups();
    case 'template':
      return service.readTemplate(request.template, request.unit);
    case 'parts':
      return service.calculateParts(request.template, { area: request.area, variables: request.variables });
    default: {
      const { template, format, area, variables } = request;
      return service.createDieline(template, { format, area, variables });
    }
  }
};

const KINDS = {
  groups: 'dieline_template_group_list',
  template: 'dieline_template',
  parts: 'part_list',
  dieline: 'dieline',
} as const satisfies Record<LiveRequest['ask'], AnswerKind>;

export const questionOf = (request: LiveRequest, status: number): AnswerQuestion => {
  const { ask, ...asked } = request;
  return { ...asked, kind: KINDS[ask], status };
};
