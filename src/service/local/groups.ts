import type { DielinesApi, TemplateGroup } from '../../api/index.ts';
import { type Group, groups } from '../../template/index.ts';

export const groupBody = ({ id, name, category }: Group): TemplateGroup => ({
  type: 'dieline_template_group',
  id,
  name,
  category,
});

/** All groups, including empty ones. */
export const listTemplateGroups: DielinesApi['listTemplateGroups'] = async () => ({
  dieline_template_group_list: {
    type: 'dieline_template_group_list',
    dieline_template_groups: groups.map(groupBody),
  },
});
