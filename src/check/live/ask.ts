import { ApiError, type DielinesApi } from '../../api/index.ts';
import type { AnswerQuestion } from '../answers/answer-question.ts';
import type { LiveRequest } from './requests.ts';

/** The body of an answer, or of a refusal that says something of the request. */
export const answerOf = async (service: DielinesApi, request: LiveRequest): Promise<unknown> => {
  try {
    switch (request.ask) {
      case 'groups':
        return await service.listTemplateGroups();
      case 'template':
        return await service.readTemplate(request.template, request.unit);
      case 'parts':
        return await service.calculateParts(request.template, { area: request.area, variables: request.variables });
      default: {
        const { template, format, area, variables } = request;
        return await service.createDieline(template, { format, area, variables });
      }
    }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return error.body;
    throw error;
  }
};

/** A request as its answer is checked. */
export const questionOf = (request: LiveRequest): AnswerQuestion => {
  switch (request.ask) {
    case 'groups':
      return {};
    case 'template':
      return { template: request.template, unit: request.unit };
    default:
      return { template: request.template, variables: request.variables, area: request.area };
  }
};
