/** The part of the page's address that says what it shows. */
export interface PipelineSearch {
  /** 'list' shows one stage. By default, wide screens show the board. */
  view?: string;
  stage?: string;
  month?: string;
}
