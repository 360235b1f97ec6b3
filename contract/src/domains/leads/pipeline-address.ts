/** The page of the pipeline. */
export const PIPELINE_PATH = '/pipeline';
/** The pipeline as CSV. */
export const PIPELINE_EXPORT_ROUTE = '/api/account/pipeline.csv';
